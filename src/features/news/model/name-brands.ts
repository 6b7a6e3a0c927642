import { brand } from '#brand';

/** Names that a release may hold as `{brand}` and the like: the brand file alone knows them. */
const names = new Map<string, string>(
  Object.entries({
    brand: brand.name,
    autoParts: brand.brands.autoParts,
    steelMill: brand.brands.steelMill,
  }),
);

/** A release's text with the group's names in place of their placeholders; an unknown placeholder stays. */
export function nameBrands(text: string): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => names.get(name) ?? placeholder);
}
