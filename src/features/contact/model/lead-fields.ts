import type { StoredSubmission } from '#features/submissions/model/submission-store.ts';
import type { ContactContent } from './contact-request.ts';

/** Fields of a contact request that do not travel: the settings say the same in the protocol's own words. */
const saidByTheSettings = ['Oid', 'RetURL'] as const satisfies (keyof ContactContent)[];

/** What is known of a lead beside the answers. */
type BesideAnswers = 'language' | 'reference' | 'submission';

/**
 * The names of a lead's fields. Every field of the form has one, or stays behind by name: one that is added to the form
 * and forgotten here would never reach the CRM, and nobody would hear of it.
 */
export type LeadNamesOf<Content> = Record<
  Exclude<keyof Content, (typeof saidByTheSettings)[number]> | BesideAnswers,
  string
>;

/** What we know of a lead, and the name that the CRM's web-to-lead form has for it unless the settings say otherwise. */
export const usualLeadFields = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  company: 'company',
  phone: 'phone',
  country: 'country_code',
  state: 'state_code',
  leadSource: 'lead_source',
  // The CRM has no fields of its own for these; it drops what it does not know, so they do no harm until it has.
  specificLeadSource: 'specific_lead_source',
  supplyChannel: 'supply_channel',
  businessType: 'business_type',
  language: 'language',
  /** The number the visitor was given: equal for a repeat of the same lead, so that the CRM can drop it. */
  reference: 'reference',
  /** The whole of the same, never shared by two leads. */
  submission: 'submission_id',
} as const satisfies LeadNamesOf<ContactContent>;

/** Ours for a field of a lead. */
export type LeadField = keyof typeof usualLeadFields;

/** Which name each of our fields travels under; null: it does not travel. */
export type LeadFieldNames = Record<LeadField, string | null>;

/** What the protocol itself says; no field may take its place. */
const reserved = new Set(['oid', 'returl', 'debug', 'debugemail', 'encoding']);

/**
 * Reads `LEAD_FIELDS`, `ours=theirs` pairs with commas between: `company=account,phone=` renames one and leaves one
 * out. What is not named keeps its usual name.
 *
 * @throws when the text is malformed, names a field that we do not have, or gives one name twice. The message holds no
 *   part of the text.
 */
export function readLeadFields(text: string): LeadFieldNames {
  const names: LeadFieldNames = { ...usualLeadFields };
  for (const pair of text.split(',').map((part) => part.trim())) {
    if (pair === '') continue;
    const [, ours, theirs] = /^(\w{1,40})\s*=\s*([\w.-]{0,80})$/.exec(pair) ?? [];
    if (ours === undefined || theirs === undefined) throw new Error('must be pairs like company=account');
    if (!isLeadField(ours)) throw new Error('names a field that no lead has');
    if (reserved.has(theirs.toLowerCase())) throw new Error('gives a field a name that the protocol needs');
    names[ours] = theirs === '' ? null : theirs;
  }
  const used = Object.values(names).filter((name) => name !== null);
  if (new Set(used).size < used.length) throw new Error('gives two fields one name');
  return names;
}

/** A lead's values under the CRM's names; empty ones are left out, since a CRM may read them as "delete this". */
export function leadValues(
  submission: StoredSubmission,
  names: LeadFieldNames,
): [name: string, value: string][] {
  const { content = {}, reference, language, id } = submission;
  const known: Record<string, unknown> = { ...content, language, reference, submission: id };
  return Object.entries(names).flatMap(([ours, theirs]): [string, string][] => {
    const value = known[ours];
    return theirs !== null && typeof value === 'string' && value !== '' ? [[theirs, value]] : [];
  });
}

function isLeadField(name: string): name is LeadField {
  return Object.hasOwn(usualLeadFields, name);
}
