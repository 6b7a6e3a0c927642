import { Callout } from '#design-system/callout/index.ts';

/** Says how far a list of rules can be relied on. Renders a callout. */
export function YardDecides({ title, text }: { title: string; text: string }) {
  return (
    <Callout tone="warning" headingLevel={3} title={title}>
      <p>{text}</p>
    </Callout>
  );
}
