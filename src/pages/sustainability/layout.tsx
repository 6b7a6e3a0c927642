import { Outlet } from 'react-router';
import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/sustainability.po';

addMessages(messages);

/** Brings the words of this area; its pages stand in the shell as they are. */
export default function Layout() {
  return <Outlet />;
}
