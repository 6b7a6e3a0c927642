export { Icon, type IconName, iconNames } from './Icon.tsx';
