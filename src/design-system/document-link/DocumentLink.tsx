import Link from '@mui/material/Link';
import SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import { media, role, size, space } from '../theme/roles.ts';

interface DocumentLinkProps {
  href: string;
  title: string;
  /** Kind, size and language of the file: "PDF, 310 KB, English". */
  meta: string;
  /** Language of the title and the file, where it differs from the page's. */
  lang?: string;
  /** Language of the file, where only it differs. Default: `lang`. */
  hrefLang?: string;
}

/**
 * A link to a file. MUI's `Link` with its `SvgIcon`: an `a` as high as a finger needs.
 *
 * - Its name is the title with kind, size and language of the file.
 * - The title carries the language of the file, what is said about the file does not.
 */
export function DocumentLink({ href, title, meta, lang, hrefLang = lang }: DocumentLinkProps) {
  return (
    <Frame href={href} hrefLang={hrefLang}>
      <SvgIcon>
        <path d="M5 2.5h9.5L19 7v14.5H5zM14 2.5V8h5M8.5 12h7M8.5 16h7" />
      </SvgIcon>
      <span>
        <span lang={lang}>{title}</span> <small>({meta})</small>
      </span>
    </Frame>
  );
}

const Frame = styled(Link)({
  display: 'flex',
  gap: space.s3,
  minHeight: '2.75rem',
  paddingBlock: space.s3,
  overflowWrap: 'break-word',
  textDecoration: 'none',
  '& > svg': { width: '1.6em', height: '1.6em', color: role.mark, strokeWidth: 1.8 },
  '& > span': { minWidth: 0 },
  '& > span > span': {
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationThickness: 'from-font',
    textUnderlineOffset: '0.18em',
  },
  '&:hover > span > span': { textDecorationThickness: '0.16em' },
  '& small': { color: role.textMuted, fontSize: size.small, fontVariantNumeric: 'tabular-nums' },
  [media.print]: { breakInside: 'avoid' },
});
