import { pageCheck } from './page-check.ts';

/** Every field has a label that is seen, stays when one types, and is not the placeholder. */
export const fieldLabels = pageCheck(
  {
    id: 'field-labels',
    title: { eng: 'Labels of fields', es: 'Etiquetas de los campos' },
    fix: {
      eng: 'Put a visible label element above the field, tied to it by for and id; hints go below it, not into placeholder.',
      es: 'Ponga encima del campo un label visible unido por for e id; las indicaciones van debajo, no en placeholder.',
    },
    criteria: ['1.3.1', '3.3.2', '4.1.2'],
  },
  () => {
    const { exposed, fault, nameOf, isVisible, referred, tidy, visibleWordsOf } = window.auditDom;
    const fields = exposed<HTMLInputElement>(
      'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select, textarea, [role=textbox], [role=combobox], [role=spinbutton]',
    );
    const names = new Map<string, Element>();
    const faults = fields.flatMap((field) => {
      const name = nameOf(field);
      const placeholder = tidy(field.getAttribute('placeholder'));
      if (name === '')
        return [
          fault(
            field,
            placeholder
              ? `Only the placeholder “${placeholder}” names the field, and it goes when one types.`
              : 'The field has no label.',
          ),
        ];
      const labels = [...(field.labels ?? []), ...referred(field, 'aria-labelledby')];
      const isSearch = field.closest('[role=search], search') !== null;
      const hasSeenLabel = labels.some((label) => isVisible(label) && visibleWordsOf(label) !== '');
      if (!hasSeenLabel && !isSearch) return [fault(field, `The label “${name}” is heard but not seen.`)];
      if (placeholder && placeholder.toLowerCase() === name.toLowerCase())
        return [fault(field, 'The placeholder repeats the label and looks like an entry.')];
      // Choices of one question may share words with those of another: the question tells them apart.
      const group = field.closest('fieldset, [role=group], [role=radiogroup]');
      const key = `${group ? nameOf(group) : ''} ${field.form?.id ?? ''} ${name.toLowerCase()}`;
      const other = names.get(key);
      names.set(key, field);
      if (other && other !== field) return [fault(field, `Two fields are called “${name}”.`)];
      return [];
    });
    return { looked: fields.length, faults };
  },
);
