import { pageCheck } from './page-check.ts';

/**
 * An instruction tells parts apart by what everybody meets: their names. Shape, size, side and color alone are for the eye (F14,
 * F26, F81). A sentence that also gives the name, or another sign, is sound.
 */
export const sensoryWords = pageCheck(
  {
    id: 'sensory-words',
    title: {
      eng: 'Instructions do not rest on shape, place or color',
      es: 'Las instrucciones no dependen de la forma, el lugar ni el color',
    },
    fix: {
      eng: 'Call buttons and fields by their names, and let a word or a sign stand beside every color.',
      es: 'Llame a los botones y campos por su nombre y ponga una palabra o un signo junto a cada color.',
    },
    criteria: ['1.3.3', '1.4.1'],
  },
  () => {
    const { exposed, fault, nameOf, tidy } = window.auditDom;
    const deeds =
      /\b(press|click|tap|select|choose|use|touch|push|pulse|presione|haga clic|toque|elija|seleccione|utilice|use)\b/i;
    const shapes =
      /\b(round|square|circular|triangular|oval|rectangular|big|large|small)(er|est)?( one| \w+ (button|icon|link|tab)| button| icon| link| tab| key)s?\b|\b(botón|icono|ícono|enlace) (redondo|cuadrado|circular|triangular|grande|pequeño)\b/i;
    const sides =
      /\b(button|icon|link|box|field|one)s? (on|at|to) the (far )?(left|right|top|bottom)\b|\b(left|right)-hand (button|icon|link|box|field)\b|\b(botón|icono|ícono|enlace|campo) (de|a) la (izquierda|derecha)\b/i;
    const colours = 'red|green|blue|yellow|orange|purple|gr[ae]y|pink';
    const things =
      'fields?|labels?|cells?|rows?|box(?:es)?|entries|items?|dates?|days?|times?|seats?|buttons?|links?|names?|words?|lines?|options?|answers?|areas?';
    const rojos = 'roj[oa]s?|verdes?|azul(?:es)?|amarill[oa]s?|naranjas?|grises|gris|rosad[oa]s?';
    const cosas =
      'campos?|celdas?|filas?|casillas?|fechas?|días?|horas?|botón|botones|enlaces?|nombres?|palabras?|opci(?:ón|ones)';
    const byColour = new RegExp(
      `\\b(${things}) (?:(?:that are|which are|are|is|shown|marked|written|printed|labell?ed|highlighted) )*in (${colours})\\b|\\b(${colours}) (${things}) (are|is|means?|shows?|must|need)\\b|\\b(?:press|click|tap|choose|select|use) the (${colours}) (button|link|icon|box|field)\\b|\\b(${cosas}) (?:(?:que están|están|marcad[oa]s?|escrit[oa]s?) )*en (${rojos})(?!\\p{L})|\\b(${cosas}) (${rojos}) (son|están|es|está|significan?|indican?|deben?)(?!\\p{L})`,
      'iu',
    );
    const otherSigns =
      /\*|\b(star|asterisk|tick|check ?mark|cross|sign|symbol|icon beside|word|letter|text|pattern|underlin\w+|bold|also (say|says|marked|labell?ed)|asterisco|signo|símbolo|palabra|letra|negrita|subrayad\w+)\b/i;
    const quoted = /[“"«][^”"»]{2,}[”"»]/;
    const names = exposed('a[href], button, [role=button], summary, input[type=submit]')
      .map(nameOf)
      .filter((name) => name.length > 3)
      .map((name) => name.toLowerCase());
    const blocks = exposed('p, li, legend, label, td, dd, figcaption, main div, [role=note]').filter(
      (each) =>
        !each.querySelector('p, li, div, ul, ol, table, form, input, select, textarea') &&
        tidy(each.textContent).length > 12,
    );
    const faults = blocks.flatMap((block) => {
      const marked = [...block.querySelectorAll('strong, b, em, kbd, a, q')].map(({ textContent }) =>
        tidy(textContent).toLowerCase(),
      );
      return tidy(block.textContent)
        .split(/(?<=[.!?])\s+/)
        .flatMap((sentence) => {
          const lower = sentence.toLowerCase();
          const isNamed =
            quoted.test(sentence) ||
            [...names, ...marked].some((name) => name.length > 3 && lower.includes(name));
          if (deeds.test(sentence) && !isNamed && (shapes.test(sentence) || sides.test(sentence)))
            return [
              fault(block, `“${sentence.slice(0, 70)}” tells what is meant by its look or place alone.`),
            ];
          if (byColour.test(sentence) && !otherSigns.test(sentence) && !quoted.test(sentence))
            return [fault(block, `“${sentence.slice(0, 70)}” tells what is meant by its color alone.`)];
          return [];
        });
    });
    return { looked: blocks.length, faults };
  },
);
