import { act } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, test } from 'vitest';
import { openHydratedPage, openPage, type TestPage } from '../test-page.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { EmailField } from './EmailField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

let page: TestPage;

afterEach(() => page.leave());

const words = {
  id: 'answer',
  name: 'answer',
  label: 'Your answer',
  hint: 'In one word.',
  error: 'Say something',
  required: true,
};

/** What a control says of itself to screen readers. */
function saidBy(control: Element) {
  return { invalid: control.getAttribute('aria-invalid'), required: control.getAttribute('aria-required') };
}

describe.each([
  ['TextField', <TextField key="" {...words} />],
  ['EmailField', <EmailField key="" {...words} />],
  ['PhoneField', <PhoneField key="" {...words} />],
  ['TextArea', <TextArea key="" {...words} />],
  ['SelectField', <SelectField key="" {...words} options={[{ value: 'yes', label: 'Yes' }]} />],
  ['CheckboxField', <CheckboxField key="" {...words} />],
])('%s', (_name, element) => {
  test('is named by its label, without the star being read out', () => {
    page = openPage(element);
    const control = page.find<HTMLInputElement>('#answer');
    const label = control.labels?.[0];
    expect(label?.textContent).toContain('Your answer');
    expect(label?.querySelector('[aria-hidden=true]')?.textContent?.trim()).toBe('*');
  });

  test('is described by the hint, then the error', () => {
    page = openPage(element);
    expect(page.find('#answer').getAttribute('aria-describedby')).toBe('answer-hint answer-error');
    expect(page.find('#answer-hint').textContent).toBe('In one word.');
    expect(page.find('#answer-error').textContent).toBe('Say something');
  });

  test('says when it is wrong and when it is required', () => {
    page = openPage(element);
    const control = page.find<HTMLInputElement>('#answer');
    expect(saidBy(control)).toEqual({ invalid: 'true', required: 'true' });
  });
});

test('an address by email and a telephone number say what they are to keyboards, browsers and spellers', () => {
  page = openPage(
    <>
      <EmailField id="email" name="email" label="Email" />
      <PhoneField id="phone" name="phone" label="Telephone" />
    </>,
  );
  const said = (id: string) =>
    ['inputmode', 'autocomplete', 'autocapitalize', 'autocorrect', 'spellcheck'].map((name) =>
      page.find(id).getAttribute(name),
    );
  expect(said('#email')).toEqual(['email', 'email', 'none', 'off', 'false']);
  expect(said('#phone')).toEqual(['tel', 'tel', null, null, null]);
});

test('half an address by email is wrong when the form says so, and not when the browser thinks so', () => {
  page = openPage(<EmailField id="email" name="email" label="Email" defaultValue="ana" required />);
  const control = page.find('#email');
  expect([control.matches(':invalid'), control.hasAttribute('aria-invalid')]).toEqual([false, false]);
});

test('a field without hint and error refers to neither', () => {
  page = openPage(<TextField id="name" label="Name" error="" />);
  expect(page.find('#name').hasAttribute('aria-describedby')).toBe(false);
});

describe.each([
  ['TextField', <TextField key="" id="answer" label="Answer" error="" required />],
  ['TextArea', <TextArea key="" id="answer" label="Answer" required />],
  ['SelectField', <SelectField key="" id="answer" label="Answer" options={[]} required />],
  ['CheckboxField', <CheckboxField key="" id="answer" label="Answer" required />],
])('%s that must be filled in and is empty', (_name, element) => {
  test('is not wrong to the browser, which would tell screen readers so', () => {
    page = openPage(element);
    const control = page.find<HTMLInputElement>('#answer');
    expect([control.matches(':invalid'), control.required]).toEqual([false, false]);
  });

  test('leaves it unsaid that it is not wrong, or Firefox would not tell when it is', () => {
    page = openPage(element);
    expect(saidBy(page.find('#answer'))).toEqual({ invalid: null, required: 'true' });
  });
});

test.each([
  [
    'RadioGroup',
    <RadioGroup key="" id="way" name="way" legend="How?" options={[{ value: 'a', label: 'A' }]} />,
    '#way',
  ],
  ['CheckboxGroup', <CheckboxGroup key="" id="way" legend="How?" options={[{ label: 'A' }]} />, '#way-1'],
])('%s leaves it unsaid that it is not wrong', (_name, element, control) => {
  page = openPage(element);
  expect(saidBy(page.find(control))).toEqual({ invalid: null, required: null });
});

test('an error adds itself after the hint without making the control anew', () => {
  page = openPage(<TextField id="name" label="Name" hint="Both names." />);
  const control = page.find('#name');
  page.render(<TextField id="name" label="Name" hint="Both names." error="Enter your name" />);
  expect(page.find('#name')).toBe(control);
  expect(control.getAttribute('aria-describedby')).toBe('name-hint name-error');
});

describe('CheckboxGroup', () => {
  const group = (
    <CheckboxGroup
      id="brands"
      legend="Which do you know?"
      hint="Choose any."
      error="Choose one"
      options={[
        { name: 'yards', label: 'Yards' },
        { name: 'mill', label: 'Mill', id: 'the-mill' },
      ]}
    />
  );

  test('asks by its legend', () => {
    page = openPage(group);
    expect(page.find('fieldset#brands > legend').textContent).toBe('Which do you know?');
  });

  test('is described by hint and error once, its boxes are not', () => {
    page = openPage(group);
    expect(page.find('fieldset').getAttribute('aria-describedby')).toBe('brands-hint brands-error');
    expect(page.container.querySelectorAll('input[aria-describedby]')).toHaveLength(0);
    expect(page.find('input').getAttribute('aria-invalid')).toBe('true');
  });

  test('names each box by its label', () => {
    page = openPage(group);
    expect(page.find<HTMLInputElement>('#brands-1').labels?.[0]?.textContent).toBe('Yards');
    expect(page.find<HTMLInputElement>('#the-mill').labels?.[0]?.textContent).toBe('Mill');
  });
});

test('RadioGroup says for the whole group what it asks, that it is required and that it is wrong', () => {
  page = openPage(
    <RadioGroup
      id="way"
      name="way"
      legend="How?"
      error="Choose one"
      required
      options={[
        { value: 'mail', label: 'Mail', hint: 'Fast.' },
        { value: 'post', label: 'Post' },
      ]}
    />,
  );
  const group = page.find('[role=radiogroup]');
  expect(group.querySelector('legend')?.textContent).toContain('How?');
  expect(
    ['aria-required', 'aria-invalid', 'aria-describedby'].map((name) => group.getAttribute(name)),
  ).toEqual(['true', 'true', 'way-error']);
  expect(page.find('#way-1').getAttribute('aria-describedby')).toBe('way-1-hint');
  expect(page.find('#way-2').hasAttribute('aria-describedby')).toBe(false);
});

/** Lets the test read what the form holds. */
let read: () => unknown = () => undefined;

function Form() {
  const { register, getValues } = useForm({
    defaultValues: { name: 'Ana', text: 'Hola', state: 'OR', agree: true, yards: true, way: 'post' },
  });
  read = getValues;
  return (
    <form>
      <TextField id="name" label="Name" {...register('name')} />
      <TextArea id="text" label="Text" {...register('text')} />
      <SelectField
        id="state"
        label="State"
        options={[
          { value: 'CA', label: 'California' },
          { value: 'OR', label: 'Oregon' },
        ]}
        {...register('state')}
      />
      <CheckboxField id="agree" label="Agree" {...register('agree')} />
      <CheckboxGroup id="brands" legend="Brands" options={[{ label: 'Yards', ...register('yards') }]} />
      <RadioGroup
        id="way"
        legend="Way"
        options={[
          { value: 'mail', label: 'Mail' },
          { value: 'post', label: 'Post' },
        ]}
        {...register('way')}
      />
    </form>
  );
}

test('react-hook-form reaches every kind of control by its register spread', () => {
  page = openPage(<Form />);
  expect(page.find<HTMLInputElement>('#name').value).toBe('Ana');
  expect(page.find<HTMLSelectElement>('#state').value).toBe('OR');
  expect(page.find<HTMLInputElement>('#way-2').checked).toBe(true);
  const box = page.find<HTMLInputElement>('#brands-1');
  act(() => box.click());
  expect(read()).toEqual({ name: 'Ana', text: 'Hola', state: 'OR', agree: true, yards: false, way: 'post' });
});

test('what was typed over a text that the server wrote stays when React takes the field over', () => {
  const field = <TextArea id="text" label="Text" defaultValue="Hola" />;
  page = openHydratedPage(field, (container) => {
    const typedInto = container.querySelector('textarea');
    if (!typedInto) return;
    typedInto.value = 'Hola, Ana';
    typedInto.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const kept = page.find<HTMLTextAreaElement>('#text');
  expect(kept.value).toBe('Hola, Ana');
  // A form that is emptied later stays empty, however often it is drawn.
  kept.value = '';
  page.render(<TextArea id="text" label="Text" defaultValue="Hola" ref={() => undefined} />);
  expect(kept.value).toBe('');
});

test('what is typed once React is there never comes back into a field that was emptied', () => {
  page = openPage(<TextArea id="text" label="Text" />);
  const field = page.find<HTMLTextAreaElement>('#text');
  field.value = 'Hola';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  page.render(<TextArea id="text" label="Text" ref={() => undefined} />);
  expect(field.value).toBe('');
});

test('PictureChoice is one group of native rings, each named by its words alone', () => {
  page = openPage(
    <PictureChoice
      id="magnet"
      name="magnet"
      legend="What does a magnet do?"
      hint="Try twice."
      defaultValue="no"
      options={[
        { value: '', label: 'Not tried' },
        { value: 'no', label: 'Does not stick', art: <svg aria-hidden="true" /> },
      ]}
    />,
  );
  const group = page.find('[role=radiogroup]');
  expect(group.querySelector('legend')?.textContent).toBe('What does a magnet do?');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Try twice.',
  );
  const rings = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(rings.map(({ value, checked }) => [value, checked])).toEqual([
    ['', false],
    ['no', true],
  ]);
  expect(rings.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Not tried', 'Does not stick']);
  expect(new Set(rings.map(({ name }) => name)).size).toBe(1);
});
