import { styled } from '@mui/material/styles';
import { brand } from '#brand';

/** Where the head office stands. Renders an `address`. */
export function ContactsAddress() {
  const { street, locality, regionName, postalCode } = brand.headOffice;
  return (
    <Lines>
      <span>{brand.legalName}</span>
      <span>{street}</span>
      <span>
        {locality}, {regionName} {postalCode}
      </span>
    </Lines>
  );
}

const Lines = styled('address')({ fontStyle: 'normal', '& > span': { display: 'block' } });
