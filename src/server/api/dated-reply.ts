import type { DatedSource } from '#features/investors/model/source-state.ts';

/** A reply of JSON that says how old its data is. */
export function datedReply(answer: object, source: DatedSource): Response {
  const state = source.state();
  return Response.json(answer, state ? { headers: { 'data-as-of': state.asOf } } : {});
}
