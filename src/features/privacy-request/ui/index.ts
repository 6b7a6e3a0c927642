export { PrivacyRequestForm, type PrivacyRequestFormProps } from './PrivacyRequestForm.tsx';
export { requestTypeHelp, requestTypeWords } from './request-words.ts';
