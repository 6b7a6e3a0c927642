import { Outlet } from 'react-router';
import { addMessages } from '#i18n/i18n.ts';
import { messages as partMessages } from '#locale/form-parts.po';
import { messages } from '#locale/forms.po';

addMessages(partMessages);
addMessages(messages);

export default function Layout() {
  return <Outlet />;
}
