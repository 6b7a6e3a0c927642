import type { Check } from '../contract.ts';
import { pageCheck } from './page-check.ts';

/** Who signs in need neither remember, nor copy by hand, nor solve: a password can be pasted, and nobody is asked a riddle (3.3.8, F109). */
export const signInTests: Check = {
  ...pageCheck(
    {
      id: 'sign-in-tests',
      title: {
        eng: 'Signing in demands no test of memory or thought',
        es: 'Para iniciar sesión no hace falta superar pruebas de memoria ni de ingenio',
      },
      fix: {
        eng: 'Let a password be pasted and filled in, and leave sums and letters in pictures out.',
        es: 'Permita pegar y rellenar la contraseña y quite las sumas y las letras en imágenes.',
      },
      criteria: ['3.3.8'],
    },
    () => {
      const { exposed, fault, nameOf, descriptionOf, tidy } = window.auditDom;
      const sure =
        'input[type=password], input[autocomplete~=one-time-code], input[autocomplete~=current-password]';
      // A code by e-mail may stand in a field of any kind, which its words and those of its form tell.
      const signingIn =
        /\b(sign(ing)?[ -]?in|log(ging)?[ -]?in|verify|verification|iniciar? (la )?sesión|inicio de sesión|verificar|verificación)\b/i;
      const secretWords = /\b(code|pin|passcode|password|passphrase|código|contraseña|clave)\b/i;
      const otherCodes = /\b(post(al)?|zip|discount|promo(tion)?|coupon|gift|country|area|descuento|país)\b/i;
      const typed = 'input:not([type]), input[type=text], input[type=tel]';
      const secrets = exposed<HTMLInputElement>(`${sure}, ${typed}`).filter((field) => {
        if (field.matches(sure)) return true;
        const words = tidy(`${nameOf(field)} ${descriptionOf(field)}`);
        // biome-ignore lint/performance/useDomNodeTextContent: the words of two lines must not run together
        const around = tidy(`${document.title} ${field.form?.innerText ?? ''}`);
        return secretWords.test(words) && !otherCodes.test(words) && signingIn.test(around);
      });
      const faults = secrets.flatMap((secret) => {
        const had = secret.value;
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'Copper7');
        const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
        // A page may take the pasted text in hand and put it into fields itself.
        const isTaken = () => secrets.some(({ value }) => value !== '' && value !== had);
        const isRefused = !secret.dispatchEvent(paste) && !isTaken();
        secret.value = 'Copper7';
        secret.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
        const isCleared = secret.value === '';
        secret.value = had;
        secret.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
        return isRefused || isCleared
          ? [fault(secret, `“${nameOf(secret)}” refuses what is pasted or filled in.`)]
          : [];
      });
      const sum =
        /\d\s*(plus|minus|times|multiplied by|divided by|más|menos|por|dividido (por|entre)|[+×*÷−])\s*\d|\b(one|two|three|four|five|six|seven|eight|nine|ten) (plus|minus|times) (one|two|three|four|five|six|seven|eight|nine|ten)\b/i;
      const copied =
        /\b(letters|characters|numbers|digits|word|code|letras|caracteres|números|dígitos)\b.*\b(you see|shown|in the (picture|image)|de la imagen|que ve)\b|\bcaptcha\b/i;
      const otherWay =
        /\b(passkey|email me|send me|text me|another way|magic link|without a password|clave de acceso|otra forma|envíenme)\b/i;
      let looked = secrets.length;
      for (const form of new Set(
        secrets.map((secret) => secret.form ?? secret.closest('main') ?? document.body),
      )) {
        if (exposed('a[href], button', form).some((each) => otherWay.test(nameOf(each)))) continue;
        for (const field of exposed<HTMLInputElement>(
          'input:not([type=hidden], [type=submit], [type=button], [type=password])',
          form,
        )) {
          looked += 1;
          const words = tidy(`${nameOf(field)} ${descriptionOf(field)}`);
          if (sum.test(words) || copied.test(words))
            faults.push(fault(field, `“${words.slice(0, 60)}” is a test that signing in depends on.`));
        }
      }
      return { looked, faults };
    },
  ),
  disturbs: true,
};
