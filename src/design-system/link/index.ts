export { Anchor, type AnchorProps, type Destination } from './Anchor.tsx';
export { Link } from './Link.tsx';
