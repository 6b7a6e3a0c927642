import type { Example } from '../example.ts';
import { Icon, iconNames } from './Icon.tsx';

/** All icons, each beside its name. */
export const examples: Example[] = iconNames.map((name) => ({
  name,
  element: (
    <span>
      <Icon name={name} /> {name}
    </span>
  ),
}));
