import { brand } from '#brand';
import { Address } from '#design-system/address/index.ts';

/** Where the head office stands. Renders an `address`. */
export function ContactsAddress() {
  const { street, locality, regionName, postalCode } = brand.headOffice;
  return (
    <Address>
      <span>{brand.legalName}</span>
      <span>{street}</span>
      <span>
        {locality}, {regionName} {postalCode}
      </span>
    </Address>
  );
}
