import { expect } from '../support/fixtures.ts';
import {
  customerLabels,
  formLanguages,
  formWords,
  openForm,
  someAnswers,
  storedRequests,
  test,
  textFields,
} from '../support/privacy-form.ts';
import { tabTo } from '../support/tab-to.ts';

for (const language of formLanguages) {
  const words = formWords[language];

  test(`the whole form can be filled in and sent by keyboard alone in ${language}`, async ({ page }) => {
    const { keyboard } = page;
    const form = await openForm(page, language);
    const answers = someAnswers();

    // A first press too early: the summary takes over, and its first link leads to the first field.
    await tabTo(form.field('name'));
    await keyboard.press('Enter');
    await expect(form.summary).toBeFocused();
    await keyboard.press('Tab');
    await expect(form.summary.getByRole('link', { name: words.errors.name })).toBeFocused();
    await keyboard.press('Enter');
    await expect(form.field('name')).toBeFocused();

    for (const name of textFields) {
      await tabTo(form.field(name));
      await keyboard.insertText(answers[name]);
    }
    await tabTo(form.list('requestType'));
    await keyboard.press('End');
    await expect(form.list('requestType')).toHaveValue('Other');
    await keyboard.press('Tab');
    await expect(form.field('otherRequestType')).toBeFocused();
    await keyboard.insertText('Please call my sister.');
    await keyboard.press('Tab');
    await expect(form.customer(customerLabels[0] ?? '')).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await expect(form.customer(customerLabels[1] ?? '')).toBeChecked();
    await tabTo(form.checkBox);
    await keyboard.press('Space');
    await expect(form.check.getByText(words.checkPassed)).toBeVisible();
    await expect(form.checkBox).toBeFocused();
    await tabTo(form.submitButton);
    await keyboard.press('Enter');

    await expect(form.success).toBeFocused();
    await expect(form.delivery(words.received(await form.reference()))).toBeVisible();
    expect(await storedRequests(answers.name)).toMatchObject([
      {
        content: {
          ...answers,
          state: 'CA',
          requestType: 'Other',
          otherRequestType: 'Please call my sister.',
          customers: { pnpCustomer: false, schnCustomer: true, csCustomer: false },
        },
      },
    ]);
  });
}
