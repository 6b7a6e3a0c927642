import { pageCheck } from './page-check.ts';

/** Nothing sounds or moves by itself before the visitor asked for it, and what plays can be stopped. */
export const mediaAutoplay = pageCheck(
  {
    id: 'media-autoplay',
    title: { eng: 'Nothing plays by itself', es: 'Nada se reproduce por sí solo' },
    fix: {
      eng: 'Remove autoplay, let the visitor start the film, and show the player’s controls.',
      es: 'Quite autoplay, deje que la persona inicie la película y muestre los controles del reproductor.',
    },
    criteria: ['1.4.2', '2.2.2'],
    appliesTo: (cell) =>
      cell.width === 1280 && cell.scheme === 'light' && cell.mode === 'default' && cell.state === 'default',
  },
  () => {
    const { rendered, fault } = window.auditDom;
    const media = [...document.querySelectorAll<HTMLMediaElement>('video, audio')];
    const frames = rendered<HTMLIFrameElement>('iframe[src]');
    const moving = rendered('marquee, blink, img[src$=".gif" i]');
    const faults = media.flatMap((each) => {
      if (each.autoplay || (!each.paused && !each.ended))
        return [fault(each, 'It plays as the page opens, and drowns the screen reader.')];
      return each.controls || !each.checkVisibility()
        ? []
        : [fault(each, 'The player has no controls, so it cannot be stopped by keyboard.')];
    });
    for (const frame of frames)
      if (
        /[?&]autoplay=(1|true)\b/.test(frame.src) ||
        (/\bautoplay\b/.test(frame.allow) && /autoplay/.test(frame.src))
      )
        faults.push(fault(frame, 'What is in the frame plays as the page opens.'));
    for (const each of moving)
      if (each.localName !== 'img') faults.push(fault(each, 'It moves by itself and cannot be stopped.'));
    return { looked: media.length + frames.length + moving.length, faults };
  },
);
