import { brand } from '#brand';

/** What stays true of the file for so long, in days. RFC 9116 asks for less than a year. */
const stays = 180;

const day = 86_400_000;

/**
 * Whom a finder of a security hole tells (RFC 9116). The address of the mailbox is left out, since programs that look for
 * addresses read this file first; the contacts page has it.
 *
 * @param options.contacts The address of the page with all ways to reach the company.
 * @param options.languages Tags of the languages that are read there, the preferred one first.
 */
export function securityTxt(options: {
  origin: string;
  contacts: string;
  languages: readonly string[];
  now: number;
}): string {
  const { origin, contacts, languages, now } = options;
  // To the day, so that the file is the same for everybody who asks today.
  const expires = new Date((Math.floor(now / day) + stays) * day).toISOString();
  return [
    `Contact: ${contacts}`,
    `Contact: ${brand.phone.href}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
