/** What all forms of the site say in the same words. */

export const firstName = { eng: '^First Name .*entry.*required', es: '^Nombre .*entry.*required' };
export const emailField = {
  eng: '^E-?mail address .*entry.*required',
  es: '^Correo electrónico .*entry.*required',
};
export const submit = { eng: '^Submit .*button', es: '^Enviar .*button' };
/** The button of a form that asks for a letter when something happens. */
export const tellMe = { eng: '^Tell me .*button', es: '^Avísenme .*button' };

/** The human check. */
export const check = {
  box: { eng: '^I am a person.*check box', es: '^Soy una persona.*check box' },
  passed: { eng: 'You have passed the check', es: 'La verificación se completó' },
};
