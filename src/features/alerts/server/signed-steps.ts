import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '#server/storage/key-ring.ts';
import { type AlertStep, alertSteps } from '../model/alerts.ts';

/** Where a step may be told: the page, and the token of a letter where the address of the page has one. */
export type StepPlace = { page: string; token?: string | null };

/** Signs what the address of a page says was just done, and reads it there. */
export type SignedSteps = {
  sign(step: AlertStep, place: StepPlace, now: number): string;
  /** Null for what this site did not put into the address of this page, or long ago. */
  read(text: string | null, place: StepPlace, now: number): AlertStep | null;
};

/** So long an address says that something was just done, in milliseconds. */
const lifetime = 60 * 60_000;

/**
 * What was just done stands in the address of the page that says so: `step=inbox.{moment}.{seal}`. Without a seal whoever sends
 * a link could have this site say that somebody signed up, changed or stopped what was never touched.
 */
export function createSignedSteps(keys: KeyRing): SignedSteps {
  const sealOf = (text: string, { page, token }: StepPlace, keyId: string): Buffer =>
    createHmac('sha256', keys.derive(keyId, 'alert-step'))
      .update(`${text} ${page} ${token ?? ''}`)
      .digest()
      .subarray(0, 16);
  return {
    sign(step, place, now) {
      const text = `${step}.${now.toString(36)}`;
      return `${text}.${sealOf(text, place, keys.current).toString('base64url')}`;
    },
    read(text, place, now) {
      const [name, moment = '', seal = '', ...others] = (text ?? '').split('.');
      const step = alertSteps.find((each) => each === name);
      const age = now - Number.parseInt(moment, 36);
      if (step === undefined || others.length > 0 || !(age >= 0 && age <= lifetime)) return null;
      const isOurs = keys.ids.some((keyId) => {
        const own = sealOf(`${step}.${moment}`, place, keyId);
        const given = Buffer.from(seal, 'base64url');
        return own.length === given.length && timingSafeEqual(own, given);
      });
      return isOurs ? step : null;
    },
  };
}
