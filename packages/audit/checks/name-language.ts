import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { exposedNodes } from './exposed-nodes.ts';
import { inContentCells } from './page-check.ts';

/**
 * Words that controls, landmarks and alternatives are named with in one language and never in the other. A short name has
 * no sentence to judge by, and libraries bring such names with them.
 */
const words = {
  en: 'close open next previous back search skip share show hide more less loading language breadcrumb required optional menu main footer carousel slide slides page pages settings play pause mute download upload print email phone send submit cancel delete remove add edit save help home results sort filter select choose clear reset go first last slider rating go-to of photo picture image chart map table list news notice notices alert warning error success yes no your our the and with'
    .split(' ')
    // Spelt alike in both.
    .filter((word) => !['menu', 'error', 'no', 'email'].includes(word)),
  es: 'cerrar abrir siguiente anterior atrás volver buscar búsqueda saltar compartir mostrar ocultar más menos cargando idioma migas obligatorio opcional principal pie carrusel diapositiva diapositivas página páginas ajustes configuración reproducir pausa silenciar descargar subir imprimir correo teléfono enviar cancelar borrar eliminar quitar agregar editar guardar ayuda inicio resultados ordenar filtrar seleccionar elegir limpiar restablecer ir primera última de del foto imagen gráfico gráfica mapa tabla lista noticias aviso avisos alerta advertencia éxito sí su nuestro nuestra la el los las y con navegación'.split(
    ' ',
  ),
};

const called: Record<string, string> = { en: 'English', es: 'Spanish' };
const speaking =
  /^(StaticText|InlineTextBox|RootWebArea|paragraph|generic|none|listitem|LabelText|option|MenuListPopup|time|term|definition|cell|gridcell|rowheader|row)$/;

/** Short names, role descriptions and alternatives are in the language of the page, also those a library brought along. */
export const nameLanguage: Check = {
  id: 'name-language',
  title: { eng: 'Language of accessible names', es: 'Idioma de los nombres accesibles' },
  fix: {
    eng: 'Translate aria-label, aria-roledescription, alt, title and placeholder as the text is translated.',
    es: 'Traduzca aria-label, aria-roledescription, alt, title y placeholder igual que el texto.',
  },
  criteria: ['3.1.2', '4.1.2'],
  appliesTo: inContentCells,
  run: async ({ page }) => {
    const nodes = (await exposedNodes(page)).filter(
      ({ role, isUntranslated, isMixed, language }) =>
        !speaking.test(role) && !isUntranslated && !isMixed && language in called,
    );
    const faults = nodes.flatMap((node): Fault[] =>
      [node.name, node.roleDescription, node.description].flatMap((text) => {
        const found = languageOfName(text);
        if (found === undefined || found === node.language) return [];
        const { selector, html, language } = node;
        const message = `“${text.slice(0, 60)}” is ${called[found]} on an element in ${called[language]}.`;
        return [{ message, selector, html }];
      }),
    );
    return reportOf({ looked: nodes.length, faults });
  },
};

/** The language of a short name, where words speak for one language and none for the other. */
export function languageOfName(text: string): 'en' | 'es' | undefined {
  const plain = text.split(/\s+/).flatMap((piece, index) => {
    const word = piece.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    // After the first word a capital makes a name of it: Ferry Street is called so in every language.
    return word && (index === 0 || !/^\p{Lu}/u.test(word)) ? [word.toLowerCase()] : [];
  });
  const inLanguage = (language: 'en' | 'es') => plain.filter((word) => words[language].includes(word)).length;
  const [english, spanish] = [inLanguage('en'), inLanguage('es')];
  if (english > 0 && spanish === 0) return 'en';
  if (spanish > 0 && english === 0) return 'es';
  return undefined;
}
