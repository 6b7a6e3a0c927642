export { Column, Grid } from './Grid.tsx';
export { Heading } from './Heading.tsx';
export { PageHeader } from './PageHeader.tsx';
export { Section } from './Section.tsx';
export { Stack } from './Stack.tsx';
export { Text } from './Text.tsx';
