import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const send = '<p><button type="submit">Send the request</button></p>';
const form = (fields: string, button = send, before = '<p>Fields marked * are required.</p>') =>
  `${before}<form action="/send" method="post" aria-label="Request">${fields}${button}</form>`;
const email = (attributes = '', label = 'E-mail') =>
  `<p><label for="email">${label} <span aria-hidden="true">*</span></label><input id="email" name="email" type="email" required autocomplete="email" ${attributes}></p>`;
const phone = (attributes = 'autocomplete="tel"') =>
  `<p><label for="phone">Phone</label><input id="phone" name="phone" type="tel" ${attributes}></p>`;
const pile = (before: string, after: string) =>
  `${before}<p><label><input type="radio" name="load" value="truck">By truck</label><label><input type="radio" name="load" value="rail">By rail</label></p>${after}`;

/** Fields, groups, errors, what is required, and what robots should fill in. */
export const formFaults: SeededFaults = [
  seededFault(
    {
      id: 'label-removed',
      title: 'A field has no label.',
      criteria: ['1.3.1', '4.1.2'],
      caughtBy: ['field-labels', 'label'],
    },
    { main: form(`<p><input id="phone" name="phone" type="tel" autocomplete="tel"></p>`, send, '') },
    { main: form(phone(), send, '') },
  ),
  seededFault(
    {
      id: 'placeholder-as-label',
      title: 'Only a placeholder names the field.',
      criteria: ['3.3.2', '1.3.1'],
      caughtBy: ['field-labels'],
    },
    { main: form('<p><input name="phone" type="tel" autocomplete="tel" placeholder="Phone"></p>', send, '') },
    { main: form(phone(), send, '') },
  ),
  seededFault(
    {
      id: 'label-unseen',
      title: 'The label of a field is heard and not seen.',
      criteria: ['3.3.2'],
      caughtBy: ['field-labels', 'label-title-only'],
    },
    { main: form('<p><input aria-label="Phone" name="phone" type="tel" autocomplete="tel"></p>', send, '') },
    { main: form(phone(), send, '') },
  ),
  seededFault(
    {
      id: 'fields-of-one-name',
      title: 'Two fields have the same label.',
      criteria: ['2.4.6', '3.3.2'],
      caughtBy: ['field-labels'],
    },
    {
      main: form(
        `${phone()}<p><label for="other">Phone</label><input id="other" name="other" type="tel" autocomplete="tel"></p>`,
        send,
        '',
      ),
    },
    {
      main: form(
        `${phone()}<p><label for="other">Second phone</label><input id="other" name="other" type="tel" autocomplete="tel"></p>`,
        send,
        '',
      ),
    },
  ),
  seededFault(
    {
      id: 'choices-without-question',
      title: 'Choices stand in no group that says the question.',
      criteria: ['1.3.1', '3.3.2'],
      caughtBy: ['group-labels'],
    },
    { main: form(pile('<p>How will it arrive?</p>', ''), send, '') },
    { main: form(pile('<fieldset><legend>How will it arrive?</legend>', '</fieldset>'), send, '') },
  ),
  seededFault(
    {
      id: 'autocomplete-missing',
      title: 'A field for the telephone does not say its purpose.',
      criteria: ['1.3.5'],
      caughtBy: ['autocomplete-tokens'],
    },
    { main: form(phone(''), send, '') },
    { main: form(phone(), send, '') },
  ),
  seededFault(
    {
      id: 'autocomplete-wrong',
      title: 'A field for the telephone says it is for a name.',
      criteria: ['1.3.5'],
      caughtBy: ['autocomplete-tokens', 'autocomplete-valid'],
    },
    { main: form(phone('autocomplete="name"'), send, '') },
    { main: form(phone(), send, '') },
  ),
  seededFault(
    {
      id: 'required-for-eye-only',
      title: 'A field has a star, but does not say it is required.',
      criteria: ['1.3.1', '3.3.2'],
      caughtBy: ['required-marks'],
    },
    { main: form(email().replace('required ', '')) },
    { main: form(email()) },
  ),
  seededFault(
    {
      id: 'required-for-ear-only',
      title: 'A field is required, and nothing to see says so.',
      criteria: ['3.3.2'],
      caughtBy: ['required-marks'],
    },
    {
      main: form(
        `<p><label for="email">E-mail</label><input id="email" name="email" type="email" required autocomplete="email"></p>`,
        send,
        '',
      ),
    },
    {
      main: form(
        `<p><label for="email">E-mail (required)</label><input id="email" name="email" type="email" required autocomplete="email"></p>`,
        send,
        '',
      ),
    },
  ),
  seededFault(
    {
      id: 'star-unexplained',
      title: 'Nothing says what the star means.',
      criteria: ['3.3.2'],
      caughtBy: ['required-marks'],
    },
    { main: form(email(), send, '') },
    { main: form(email()) },
  ),
  seededFault(
    {
      id: 'error-untied',
      title: 'The message about an error is tied to no field.',
      criteria: ['3.3.1'],
      caughtBy: ['error-association'],
    },
    {
      main: form(
        `${email('aria-invalid="true"')}<p id="email-error">Enter an e-mail address, for example name@yard.example</p>`,
      ),
    },
    {
      main: form(
        `${email('aria-invalid="true" aria-describedby="email-error"')}<p id="email-error">Enter an e-mail address, for example name@yard.example</p>`,
      ),
    },
  ),
  seededFault(
    {
      id: 'error-unmarked',
      title: 'A message says that a field is wrong, and the field does not.',
      criteria: ['3.3.1'],
      caughtBy: ['error-association'],
    },
    {
      main: form(
        `${email('aria-describedby="email-error"')}<p id="email-error">Enter an e-mail address, for example name@yard.example</p>`,
      ),
    },
    {
      main: form(
        `${email('aria-invalid="true" aria-describedby="email-error"')}<p id="email-error">Enter an e-mail address, for example name@yard.example</p>`,
      ),
    },
  ),
  seededFault(
    {
      id: 'submit-disabled',
      title: 'The button that sends the form is disabled.',
      criteria: ['3.3.1', '2.1.1'],
      caughtBy: ['submit-buttons'],
    },
    { main: form(email(), send.replace('type="submit"', 'type="submit" disabled')) },
    { main: form(email(), send.replace('type="submit"', 'type="submit" aria-disabled="true"')) },
  ),
  seededFault(
    {
      id: 'submit-missing',
      title: 'A form has no button.',
      criteria: ['2.1.1', '3.2.2'],
      caughtBy: ['submit-buttons'],
    },
    { main: form(phone(), '', '') },
    { main: form(phone(), send, '') },
  ),
  seededFault(
    {
      id: 'trap-field-heard',
      title: 'A field for robots is moved out of sight, and heard.',
      criteria: ['1.3.1', '3.3.2'],
      caughtBy: ['trap-fields'],
    },
    {
      main: form(
        `${phone()}<p class="clipped"><label for="url">Leave this empty</label><input id="url" name="url" tabindex="-1" autocomplete="off"></p>`,
        send,
        '',
      ),
    },
    {
      main: form(
        `${phone()}<p hidden><label for="url">Leave this empty</label><input id="url" name="url" tabindex="-1" autocomplete="off"></p>`,
        send,
        '',
      ),
    },
  ),
  seededFault(
    {
      id: 'trap-field-filled',
      title: 'The browser may fill in the field for robots.',
      criteria: ['3.3.2'],
      caughtBy: ['trap-fields'],
    },
    {
      main: form(
        `${phone()}<p hidden><label for="url">Leave this empty</label><input id="url" name="url" tabindex="-1"></p>`,
        send,
        '',
      ),
    },
    {
      main: form(
        `${phone()}<p hidden><label for="url">Leave this empty</label><input id="url" name="url" tabindex="-1" autocomplete="off"></p>`,
        send,
        '',
      ),
    },
  ),
];
