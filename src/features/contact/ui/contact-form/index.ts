export { ContactForm, type ContactFormData, type ContactFormProps } from './ContactForm.tsx';
export { ContactTeamSection, type ContactTeamSectionProps } from './ContactTeamSection.tsx';
