import type { RequestField } from './request-words.ts';

/**
 * The id of a field's element. Prefixed, because a form's own properties hide behind ids such as `name`, and because
 * the page may hold another form with a name field.
 */
export function fieldId(field: RequestField): string {
  return `request-${field}`;
}

/** The element that a link to a field leads to: of a group of boxes, the first box. */
export function fieldTarget(field: RequestField): string {
  return field === 'customers' ? `${fieldId(field)}-1` : fieldId(field);
}
