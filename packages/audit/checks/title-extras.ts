import { pageCheck } from './page-check.ts';

/** A `title` says something that is not said already; shown to the pointer alone it can say nothing that is needed. */
export const titleExtras = pageCheck(
  {
    id: 'title-extras',
    title: { eng: 'Titles of links and pictures', es: 'Atributos title de enlaces e imágenes' },
    fix: {
      eng: 'Leave the title out; what it says belongs into the words of the link or into alt.',
      es: 'Quite el title; lo que dice va en el texto del enlace o en alt.',
    },
    criteria: ['2.4.4', '1.1.1'],
  },
  () => {
    const { exposed, fault, tidy, wordsOf } = window.auditDom;
    const holders = exposed('a[title], button[title], img[title], [role=link][title], [role=button][title]');
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const faults = holders.flatMap((each) => {
      const title = tidy(each.getAttribute('title'));
      const words = each instanceof HTMLImageElement ? each.alt : wordsOf(each);
      if (title === '' || plain(words) === '') return [];
      if (plain(title) === plain(words))
        return [fault(each, `The title says “${title}” again; some readers say both.`)];
      if (
        /^(click|press|follow|open|go|link|image|picture|photo|icon|logo|haga clic|pulse|abrir|enlace|imagen|foto|icono)(\b.*\b(here|link|page|this|aquí|enlace|página))?\.?$/i.test(
          title,
        )
      )
        return [fault(each, `The title “${title}” says nothing of what it stands on.`)];
      return [];
    });
    return { looked: holders.length, faults };
  },
);
