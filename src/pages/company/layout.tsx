import { Outlet } from 'react-router';
import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/company.po';

addMessages(messages);

export default function Layout() {
  return <Outlet />;
}
