/**
 * For a native element whose look depends on properties of our own: neither these nor `sx` and `as`, which `styled` reads itself,
 * become attributes. Saying which properties are forwarded replaces MUI's own rule, which would know the second kind.
 */
export const withOwn = (...own: string[]) => ({
  shouldForwardProp: (name: PropertyKey) => !['sx', 'as', ...own].includes(name as string),
});
