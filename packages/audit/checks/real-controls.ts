import { pageCheck } from './page-check.ts';

/** What acts when pressed is a real control: with a role, a name and a place in the order of Tab. */
export const realControls = pageCheck(
  {
    id: 'real-controls',
    title: { eng: 'Controls are controls', es: 'Los controles son controles' },
    fix: {
      eng: 'Use button for what does something and a with an address for what leads somewhere.',
      es: 'Use button para lo que hace algo y a con dirección para lo que lleva a algún sitio.',
    },
    criteria: ['4.1.2', '2.1.1'],
  },
  () => {
    const { rendered, fault, tidy } = window.auditDom;
    const native =
      'a[href], button, input, select, textarea, summary, label, video, audio, details, area, option, dialog';
    const handled = rendered(
      '[onclick], [onmousedown], [onmouseup], [onkeydown]:not(form, body, main, dialog, [role=dialog])',
    );
    const claimed = rendered(
      '[role=button], [role=link], [role=checkbox], [role=switch], [role=tab], [role=radio]',
    );
    const dead = rendered('a:not([href], [role], [id], [name])').filter(
      (link) => tidy(link.textContent) !== '' && !link.hasAttribute('aria-disabled'),
    );
    const scripted = rendered<HTMLAnchorElement>('a[href^="javascript:" i], a[href="#"]');
    const faults = handled
      .filter((each) => !each.matches(native) && !each.hasAttribute('role') && !each.querySelector(native))
      .map((each) => fault(each, 'It acts when pressed, but is no control for keyboard and ear.'));
    for (const each of claimed)
      if (!each.matches(native) && !each.hasAttribute('tabindex') && !each.closest('[aria-activedescendant]'))
        faults.push(fault(each, `It says it is a ${each.getAttribute('role')}, but takes no focus.`));
    for (const each of claimed)
      if (
        each.matches('[role=checkbox], [role=switch], [role=radio]') &&
        !each.matches('input') &&
        !each.hasAttribute('aria-checked')
      )
        faults.push(fault(each, 'It does not say whether it is on or off.'));
    for (const each of dead)
      faults.push(fault(each, 'It looks like a link, but leads nowhere and takes no focus.'));
    for (const each of scripted)
      faults.push(fault(each, 'It is a link in looks only: without script it leads nowhere.'));
    return { looked: handled.length + claimed.length + dead.length + scripted.length, faults };
  },
);
