import { useLingui } from '@lingui/react/macro';
import type { RegionCode } from '../../model/regions.ts';
import { regionWords } from '../form-parts/region-words.ts';

/** Names a state or province in the language of the page; one that this build does not know as the server does. */
export function useStateName(): (country: string, code: string, name: string) => string {
  const { i18n } = useLingui();
  return (country, code, name) => {
    const words = country === 'US' || country === 'CA' ? regionWords[code as RegionCode] : undefined;
    return words === undefined ? name : i18n._(words);
  };
}
