import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import type { AltchaWidgetElement } from 'altcha/types/generic';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { drawnBox } from '#design-system/theme/components/native-box.ts';
import { focusRing, measure, space } from '#design-system/theme/roles.ts';
import { CheckFrame } from './CheckFrame.tsx';
import type { HumanCheckEvents, HumanCheckState } from './human-check-state.ts';
import { useNear } from './use-near.ts';

/** Props of `BuiltInCheck`. */
export interface BuiltInCheckProps extends HumanCheckEvents {
  id: string;
  phone: string;
  /** Where the widget fetches its puzzle. */
  challengeUrl: string;
}

// By itself: Vite tells nobody of a failure that the same expression handles, and the page would not be loaded anew.
const loadWidget = () => import('./load-altcha.ts');

/**
 * The check of our own server: ticking the box lets the browser solve a small puzzle. No image, no sound, no third
 * party, nothing to remember. Nothing starts before the box is ticked: success marks every field as touched, and that
 * belongs to the end of the form, not to its first keystroke.
 */
export function BuiltInCheck({ id, challengeUrl, phone, ...events }: BuiltInCheckProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<AltchaWidgetElement>(undefined);
  const near = useNear(place);
  const [loads, setLoads] = useState(1);
  const [state, setState] = useState<HumanCheckState>('idle');
  // The widget's events follow each other faster than React renders.
  const latest = useRef<HumanCheckState>('idle');
  const label = t({ message: 'I am a person, not a robot', comment: 'Label of the captcha’s checkbox' });

  function move(next: HumanCheckState) {
    latest.current = next;
    setState(next);
  }

  const onStateChange = useEffectEvent((next: string, answer: string | undefined) => {
    switch (next) {
      case 'verifying':
        // A silent renewal has been announced as such; the next word is its result.
        if (latest.current !== 'expired') move('verifying');
        break;
      case 'verified':
        move('verified');
        if (answer !== undefined) events.onSuccess(answer);
        break;
      case 'expired':
        move('expired');
        events.onExpired();
        void widget.current?.verify();
        break;
      case 'error':
        move('failed');
        events.onError();
        break;
      default:
        // Unticked, or the widget tidied up after a failure that still has to be read.
        if (latest.current === 'verified') events.onExpired();
        if (latest.current !== 'failed') move('idle');
    }
  });

  useEffect(() => {
    const shelter = place.current;
    if (!near || shelter === null || loads === 0) return;
    let gone = false;
    void loadWidget().then(
      ({ createAltcha }) => {
        if (gone) return;
        widget.current = createAltcha(challengeUrl, label);
        widget.current.addEventListener('statechange', (event) => {
          const { state: next, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail;
          onStateChange(next, payload);
        });
        shelter.append(widget.current);
      },
      () => onStateChange('error', undefined),
    );
    return () => {
      gone = true;
      widget.current?.remove();
      widget.current = undefined;
    };
  }, [near, loads, challengeUrl, label]);

  return (
    <CheckFrame
      id={id}
      state={state}
      phone={phone}
      renewsItself
      hint={t`Tick the box. Your browser then does a short calculation that takes about a second.`}
      onRetry={() => {
        if (widget.current === undefined) setLoads(loads + 1);
        else void widget.current.verify();
      }}
    >
      <Shelter ref={place} />
    </CheckFrame>
  );
}

// The widget's style sheet is left out: of its parts we show a checkbox and a label.
const Shelter = styled('div')({
  minHeight: measure.target,
  '& .altcha-checkbox-wrap': { display: 'flex', alignItems: 'center', minHeight: measure.target },
  '& .altcha-checkbox-native': { display: 'flex' },
  // The size of the boxes above it, so that it reads as one more question of the same form.
  '& input[type="checkbox"]': { ...drawnBox, margin: 0 },
  '& input[type="checkbox"]:focus-visible': focusRing,
  '& label': {
    display: 'flex',
    alignItems: 'center',
    minHeight: measure.target,
    cursor: 'pointer',
    padding: `${space.s2} 0 ${space.s2} 0.85rem`,
  },
  // Its pop-ups would say a second time, in its own words, what our status line says.
  '& .altcha-popover': { display: 'none' },
});
