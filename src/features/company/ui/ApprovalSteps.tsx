import type { ComponentType } from 'react';
import { givenOnce, KeptAsServed } from '#design-system/served-once.tsx';
import { type Step, Steps } from '#design-system/steps/index.ts';
import { approvalId } from './approval-id.ts';

interface ApprovalStepsProps {
  /** In development alone: see `giveOnce`. */
  steps: readonly Step[] | null;
}

/** Who has to agree to a political contribution, in order; browsers keep it as it is served. Renders a `div` with an `ol`. */
export const ApprovalSteps: ComponentType<ApprovalStepsProps> =
  import.meta.env.SSR || import.meta.env.DEV ? WrittenSteps : () => <KeptAsServed id={approvalId} />;

function WrittenSteps({ steps }: ApprovalStepsProps) {
  return (
    <div id={approvalId}>
      <Steps layout="cards" items={givenOnce(approvalId, steps)} />
    </div>
  );
}
