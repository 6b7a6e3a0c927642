import { styled } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#design-system/button/index.ts';
import { TextField } from '#design-system/field/index.ts';
import { Heading, Stack } from '#design-system/layout/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { QueryForm } from '#design-system/query-form/index.ts';
import { size, space } from '#design-system/theme/roles.ts';
import { language } from '#i18n/current.ts';
import { htmlLang, type Language } from '#i18n/language.ts';
import { pathTo } from '#site/paths.ts';
import {
  defaultDivision,
  longestSearch,
  readSearchText,
  readTheme,
  searchParameters,
  searchTarget,
} from '../../model/search-box.ts';
import type { SearchBoxWords } from './search-box-words.ts';

interface LocationSearchBoxProps {
  /** What stands in the field at first. Default: nothing. */
  postalCode?: string | undefined;
  /** Kinds of yard to look for. Default: the metals yards. */
  division?: string | undefined;
  /** Id of the thing or grade that the yards must take. Default: any. */
  takes?: string | undefined;
  /** Language of the box and of the pages that it leads to; the page around it may have another. */
  lang: Language;
  /** `theme1` on basalt, anything else on light paper. */
  theme?: string | undefined;
  /** In one line, under a heading that stands there already. Default `false`. */
  line?: boolean | undefined;
  /** Beside the link to all yards, in one line only. */
  children?: ReactNode;
  /** Its words in `lang`; for the page's own language from `useSearchBoxWords()`. */
  words: SearchBoxWords;
}

/**
 * Searches for the nearest yard. Renders a `div` with a heading, a `form role="search"` and a link to all yards; in one line
 * without the heading.
 *
 * The form is a plain GET form, so it works before and without any script; an empty search then reaches the results
 * page, which answers with the same words. With script the results page answers without loading a document, and an empty
 * search stays: the focus where it was, the field described by what is missing, and that said once by a polite region.
 */
export function LocationSearchBox({
  postalCode = '',
  division,
  takes = '',
  lang,
  theme,
  line = false,
  children,
  words,
}: LocationSearchBoxProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const isForeign = lang !== language;
  const resultsPath = pathTo('location-search', { language: lang });
  const listPath = pathTo('locations', { language: lang, hash: 'locationList' });

  // A new search keeps the page, and this field with it: going back must bring the earlier text back. What was typed
  // before React took the page over stays.
  const shown = useRef(postalCode);
  useEffect(() => {
    if (postalCode === shown.current) return;
    shown.current = postalCode;
    if (postalCode !== '' && field.current) field.current.value = postalCode;
  }, [postalCode]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    const text = readSearchText(field.current?.value);
    setIsEmpty(text === '');
    if (text === '') event.preventDefault();
    if (text === '') return;
    // Another page is another document: the browser sends the form, with an address that is worth keeping.
    if (field.current) field.current.value = text;
    if (pathname !== resultsPath) return;
    event.preventDefault();
    navigate(searchTarget(resultsPath, text, division, takes));
  };

  const fields = (
    <>
      <div aria-live="polite">
        <TextField
          ref={field}
          id={`${id}-text`}
          name={searchParameters.text}
          label={words.label}
          // Who has asked knows how.
          hint={line ? undefined : words.hint}
          error={isEmpty ? words.empty : undefined}
          defaultValue={postalCode}
          maxLength={longestSearch}
          enterKeyHint="search"
          onInput={() => isEmpty && setIsEmpty(false)}
        />
      </div>
      <input type="hidden" name={searchParameters.division} value={division ?? defaultDivision} />
      {takes !== '' && <input type="hidden" name={searchParameters.takes} value={takes} />}
      <Button type="submit" icon="search">
        {words.search}
      </Button>
    </>
  );
  const toList = isForeign ? { href: listPath, hrefLang: htmlLang[lang] } : { to: listPath };

  if (line)
    return (
      <Stack
        row
        gap="links"
        data-print="hide"
        lang={isForeign ? htmlLang[lang] : undefined}
        sx={{
          alignItems: 'center',
          '& > form': { flex: '1 36rem' },
          // Both in one line on a phone.
          '& > a, & > div > button': { fontSize: size.small },
        }}
      >
        <QueryForm line label={words.title} action={resultsPath} onSubmit={search}>
          {fields}
        </QueryForm>
        <Button variant="quiet" {...toList}>
          {words.completeList}
        </Button>
        {children}
      </Stack>
    );
  return (
    <Panel
      variant="plate"
      surface={readTheme(theme) === 'theme1' ? 'plate' : 'raised'}
      data-print="hide"
      // Its own width decides, since it stands on the whole page here and on half of it there.
      sx={{ display: 'block', containerType: 'inline-size' }}
      lang={isForeign ? htmlLang[lang] : undefined}
    >
      <Parts>
        <Heading level={2} id={`${id}-title`}>
          {words.title}
        </Heading>
        <form
          role="search"
          method="get"
          action={resultsPath}
          aria-labelledby={`${id}-title`}
          onSubmit={search}
        >
          {fields}
        </form>
        <p>
          <Button variant="secondary" icon="arrow" {...toList}>
            {words.completeList}
          </Button>
        </p>
      </Parts>
    </Panel>
  );
}

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.block,
  '@container (min-width: 56rem)': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: `${space.s6} ${space.column}`,
    '& > h2': { gridRow: 'span 2' },
  },
  '& > p': { maxWidth: 'none' },
  '& > form': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s4,
    justifyItems: 'start',
    '& > div': { width: '100%' },
    '& > div > div': { maxWidth: 'none' },
    '@container (min-width: 34rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
});
