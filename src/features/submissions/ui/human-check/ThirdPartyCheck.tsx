import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import type ReCAPTCHA from 'react-google-recaptcha';
import type { ReCAPTCHAProps } from 'react-google-recaptcha';
import { language } from '#i18n/current.ts';
import { htmlLang } from '#i18n/language.ts';
import type { HumanCheckSettings } from '../../model/ports.ts';
import { CheckFrame } from './CheckFrame.tsx';
import type { HumanCheckEvents, HumanCheckState } from './human-check-state.ts';
import { useNear } from './use-near.ts';

/** Props of `ThirdPartyCheck`. */
export interface ThirdPartyCheckProps extends HumanCheckEvents {
  id: string;
  phone: string;
  settings: Extract<HumanCheckSettings, { kind: 'recaptcha' }>;
  /** Google's script is blocked, failed or too slow. */
  onUnreachable: () => void;
}

/** After this long without Google's script the visitor gets the other check. */
const scriptPatience = 8000;

type Loaded = ComponentType<
  Omit<ReCAPTCHAProps, 'asyncScriptOnLoad'> & {
    asyncScriptOnLoad: (script: { loaded?: boolean; errored?: boolean }) => void;
    ref: (check: ReCAPTCHA | null) => void;
  }
>;

/**
 * Google's check, for an operator who has set its keys. Its frame speaks the configured language, so the wrapper says
 * which; what to do stands outside it in the language of the page.
 */
export function ThirdPartyCheck({ id, settings, phone, onUnreachable, ...events }: ThirdPartyCheckProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const check = useRef<ReCAPTCHA>(null);
  const near = useNear(place);
  const [Check, setCheck] = useState<Loaded>();
  const [state, setState] = useState<HumanCheckState>('idle');
  const answerLabel = t({ message: 'Answer of the human check', comment: 'Name of a hidden text field' });
  const giveUp = useEffectEvent(onUnreachable);

  useEffect(() => {
    if (!near) return;
    // The component reads the nonce once, when its module is evaluated.
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
    if (nonce) Object.assign(window, { recaptchaOptions: { nonce } });
    const timer = setTimeout(giveUp, scriptPatience);
    let gone = false;
    void import('react-google-recaptcha').then(
      (module) => {
        if (!gone) setCheck(() => module.default as unknown as Loaded);
      },
      () => giveUp(),
    );
    const stopLabelling = labelAnswerField(place.current, answerLabel, () => clearTimeout(timer));
    return () => {
      gone = true;
      clearTimeout(timer);
      stopLabelling();
    };
  }, [near, answerLabel]);

  return (
    <CheckFrame
      id={id}
      state={state}
      phone={phone}
      hint={t`Tick the box in the frame below. The check is made by Google and its frame is in English.`}
      onRetry={() => {
        check.current?.reset();
        setState('idle');
      }}
    >
      <div ref={place} lang={settings.language}>
        {Check !== undefined && (
          <Check
            ref={(instance) => {
              check.current = instance;
            }}
            sitekey={settings.siteKey}
            hl={settings.language}
            theme={settings.theme}
            asyncScriptOnLoad={({ errored }) => {
              if (errored) onUnreachable();
            }}
            onChange={(answer) => {
              if (answer === null) return;
              setState('verified');
              events.onSuccess(answer);
            }}
            onExpired={() => {
              setState('expired');
              events.onExpired();
            }}
            onErrored={() => {
              setState('failed');
              events.onError();
            }}
          />
        )}
      </div>
    </CheckFrame>
  );
}

/**
 * Names the text field that Google's script adds without a name, and says when it has come. Returns a function that
 * stops watching.
 */
function labelAnswerField(place: HTMLElement | null, label: string, onArrival: () => void): () => void {
  if (place === null) return () => undefined;
  const observer = new MutationObserver(() => {
    for (const field of place.querySelectorAll('textarea:not([aria-label])')) {
      field.setAttribute('aria-label', label);
      field.setAttribute('lang', htmlLang[language]);
      onArrival();
    }
  });
  observer.observe(place, { childList: true, subtree: true });
  return () => observer.disconnect();
}
