import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#design-system/hydrated.ts';
import { role } from '#design-system/theme/roles.ts';
import { isLocalHost } from '#i18n/choose-language.ts';
import { language } from '#i18n/current.ts';
import { htmlLang, type Language, otherLanguages, ownName, storageKey } from '#i18n/language.ts';
import { alternatesOf, translateSuffix } from '#site/alternates.ts';
import { type PageId, pageEntry } from '#site/manifest.ts';
import { crossLanguageLink } from '#site/origins.ts';
import type { LeavingDialogProps } from './leaving/LeavingDialog.tsx';
import { useOrigins } from './origins-context.ts';
import { holdsText } from './typed-text.ts';

interface LanguageSwitchProps {
  pageId: PageId;
  parameters: Record<string, string>;
}

/**
 * The same page in each other language, named in that language. MUI's `Link` for each: a plain `a` to a new document, so that
 * assistive technology loads the other voice. They work without JavaScript, and take the question along from a page that
 * answers one; with JavaScript query and fragment always come along, and who would leave typed text behind on this host is asked
 * first.
 */
export function LanguageSwitch({ pageId, parameters }: LanguageSwitchProps) {
  const origins = useOrigins();
  const { search, hash } = useLocation();
  const isHydrated = useHydrated();
  const leaving = useLeaving();
  const { inLanguage } = alternatesOf(pageId, parameters, language);
  // A page that was finished before anybody asked cannot know the question; one made for it takes the question along.
  const knowsSearch = isHydrated || !pageEntry(pageId).prerender;
  const hrefOf = (target: Language): string => {
    const suffix = translateSuffix(knowsSearch ? search : '', isHydrated ? hash : '', target);
    return crossLanguageLink(origins, target, inLanguage[target] + suffix);
  };
  return (
    <>
      {otherLanguages(language).map((target) => (
        <Switch
          key={target}
          data-wakes=""
          href={hrefOf(target)}
          lang={htmlLang[target]}
          hrefLang={htmlLang[target]}
          onClick={(event) => {
            rememberOnLocalHost(target);
            leaving.ask(event);
          }}
        >
          {ownName[target]}
        </Switch>
      ))}
      {leaving.dialog}
    </>
  );
}

/**
 * The question before a press on a link to another host would leave typed text behind. Its code is fetched by that press;
 * where it cannot be had, the link does what links do.
 */
function useLeaving() {
  const [Dialog, setDialog] = useState<ComponentType<LeavingDialogProps>>();
  const [href, setHref] = useState<string | null>(null);
  return {
    ask: (event: MouseEvent<HTMLAnchorElement>) => {
      const { href: target, origin } = new URL(event.currentTarget.href);
      // A new tab leaves this page as it is.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (origin === location.origin || !holdsText()) return;
      event.preventDefault();
      import('./leaving/LeavingDialog.tsx').then(
        (module) => {
          setDialog(() => module.LeavingDialog);
          setHref(target);
        },
        () => location.assign(target),
      );
    },
    dialog: Dialog && <Dialog open={href !== null} href={href ?? ''} onStay={() => setHref(null)} />,
  };
}

/**
 * A local host serves all languages, and some addresses (`/`, the legal pages) exist in several: there the memory has to
 * change before the browser asks. On every other host the address says it all, and nothing is remembered.
 */
export function rememberOnLocalHost(target: string, host: string = location.host): void {
  if (!isLocalHost(host)) return;
  try {
    localStorage.setItem(storageKey, target);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from older Firefox and Safari
    document.cookie = `${storageKey}=${target};path=/;max-age=31536000;samesite=lax`;
  } catch {
    // Storage may be forbidden; the address alone then decides wherever it can.
  }
}

const Switch = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  color: role.text,
  fontWeight: 650,
});
