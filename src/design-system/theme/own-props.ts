/** What MUI's `styled` reads itself; written into a document it would be an attribute that HTML does not have. */
const read: readonly PropertyKey[] = ['sx', 'as', 'theme', 'ownerState'];

/**
 * For a native element whose look depends on properties of our own: neither these nor those that `styled` reads become attributes.
 * Saying which properties are forwarded replaces MUI's own rule, which would know the second kind.
 */
export function withOwn(...own: string[]) {
  return { shouldForwardProp: (name: PropertyKey) => !read.includes(name) && !own.includes(String(name)) };
}
