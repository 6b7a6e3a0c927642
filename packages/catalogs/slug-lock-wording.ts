import type { Choices } from '#i18n/choices.ts';

/** Rules about addresses that were published once (`locales/slugs.lock.json`). */
export type SlugLockRule = 'slug-changed' | 'slug-new' | 'slug-gone' | 'slug-retired' | 'slug-lock';

/** Their words, in the shape of `wording.ts`. */
export const slugLockWording: Record<SlugLockRule, Choices<{ text: string; fix: string }>> = {
  'slug-changed': {
    eng: {
      text: 'The address [from] would become [to] (addresses that change with this word: [count]); links that people have kept would break.',
      fix: 'Run "npm run i18n:slugs" to see every change; with "-- --accept" the old addresses lead to the new ones. Or write the old word back.',
    },
    es: {
      text: 'La dirección [from] pasaría a ser [to] (direcciones que cambian con esta palabra: [count]); los enlaces que la gente guardó dejarían de funcionar.',
      fix: 'Ejecute "npm run i18n:slugs" para ver todos los cambios; con "-- --accept" las direcciones anteriores llevan a las nuevas. O vuelva a escribir la palabra anterior.',
    },
  },
  'slug-new': {
    eng: {
      text: 'The page at [to] is new and not yet in locales/slugs.lock.json; if it is renamed one day, nobody will know its old address.',
      fix: 'Run "npm run i18n:slugs -- --accept".',
    },
    es: {
      text: 'La página de [to] es nueva y aún no está en locales/slugs.lock.json; si un día cambia de dirección, nadie sabrá cuál era la anterior.',
      fix: 'Ejecute "npm run i18n:slugs -- --accept".',
    },
  },
  'slug-gone': {
    eng: {
      text: 'The page "[page]" no longer exists; whoever opens [from] will read that there is no such page.',
      fix: 'If that is meant, run "npm run i18n:slugs -- --accept". If the page has only got another id, give it that id in locales/slugs.lock.json.',
    },
    es: {
      text: 'La página "[page]" ya no existe; quien abra [from] leerá que no hay tal página.',
      fix: 'Si es lo que se quiere, ejecute "npm run i18n:slugs -- --accept". Si la página solo cambió de identificador, cámbielo también en locales/slugs.lock.json.',
    },
  },
  'slug-retired': {
    eng: {
      text: 'The address [to] belongs to another page ("[owner]", published as [published]); old links to that page would open this one.',
      fix: 'Choose another word; an address that was once public is never given to another page.',
    },
    es: {
      text: 'La dirección [to] pertenece a otra página ("[owner]", publicada en [published]); los enlaces antiguos a esa página abrirían esta.',
      fix: 'Elija otra palabra; una dirección que fue pública no se da nunca a otra página.',
    },
  },
  'slug-lock': {
    eng: {
      text: 'The list of published addresses cannot be read ([reason]); old links would lead nowhere.',
      fix: 'Bring the file back from the last commit. If it holds marks of a merge, keep the lines of both sides.',
    },
    es: {
      text: 'No se puede leer la lista de direcciones publicadas ([reason]); los enlaces antiguos no llevarían a ninguna parte.',
      fix: 'Recupere el archivo de la última confirmación (commit). Si contiene marcas de una fusión, conserve las líneas de ambas partes.',
    },
  },
};
