/** What a finding tells: what happened and why it matters, then what to do. `[name]` stands for one of its values. */
export interface Wording {
  text: string;
  fix: string;
}
