/**
 * How the third-party check is asked to look and speak, as the specification has it. Its theme `white` no longer
 * exists there; `light` is what it was.
 */
export const thirdPartyCheck = { language: 'en', theme: 'white' } as const;

/** The theme the third-party check knows today for a configured one. */
export function currentTheme(configured: typeof thirdPartyCheck.theme): 'light' {
  return ({ white: 'light' } as const)[configured];
}
