import { pageCheck } from './page-check.ts';

/** Links of a site are no application menu: those roles promise arrow keys and take Tab and the list of links away. */
export const menuRoles = pageCheck(
  {
    id: 'menu-roles',
    title: { eng: 'No menu roles in navigation', es: 'Sin roles de menú en la navegación' },
    fix: {
      eng: 'Use nav, ul, li and a, with a button aria-expanded for each group that opens.',
      es: 'Use nav, ul, li y a, con un botón aria-expanded para cada grupo que se abre.',
    },
    criteria: ['4.1.2', '1.3.1'],
  },
  () => {
    const { fault, isRendered } = window.auditDom;
    const menus = [...document.querySelectorAll('[role=menu], [role=menubar], [role=tree]')];
    const faults = menus
      .filter((menu) => menu.closest('nav, header, [role=navigation]') || menu.querySelector('a[href]'))
      .map((menu) =>
        fault(
          menu,
          `Links to pages stand in role="${menu.getAttribute('role')}", which is for commands of a program.`,
        ),
      );
    for (const item of document.querySelectorAll('[role^=menuitem]'))
      if (!item.closest('[role=menu], [role=menubar]'))
        faults.push(fault(item, 'The menu item stands in no menu.'));
    for (const opener of document.querySelectorAll('nav [aria-haspopup=true], nav [aria-haspopup=menu]'))
      if (isRendered(opener))
        faults.push(fault(opener, 'It promises a menu of a program where links of the site open.'));
    const tabs = [...document.querySelectorAll('[role=tablist]')];
    for (const list of tabs) {
      const own = [...list.querySelectorAll('[role=tab]')];
      if (own.length === 0) faults.push(fault(list, 'The list of tabs holds no tab.'));
      else if (own.filter((tab) => tab.getAttribute('aria-selected') === 'true').length !== 1)
        faults.push(fault(list, 'Not exactly one tab says that it is selected.'));
      for (const tab of own)
        if (!document.getElementById(tab.getAttribute('aria-controls') ?? ''))
          faults.push(fault(tab, 'The tab does not say which panel it shows.'));
    }
    return { looked: menus.length + tabs.length + document.querySelectorAll('nav').length, faults };
  },
);
