import { type AuditedPage, auditedPages } from '@site/audit/audited-pages.ts';

/** One page of the manifest in one language. */
export type VisitedPage = AuditedPage;

/**
 * Every page of the manifest in both languages. The preview of the design system is left out: its examples are English in
 * every language, marked as such, and no visitor meets them.
 */
export function visitedPages(): VisitedPage[] {
  return auditedPages().filter(({ id }) => id !== 'console-component');
}
