import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { brand } from '#brand';
import { TextArea, TextField } from '#design-system/field/index.ts';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import type { HumanCheckSettings } from '#features/submissions/model/ports.ts';
import {
  FormFlow,
  type FormPageData,
  type FormToFill,
} from '#features/submissions/ui/form-parts/FormFlow.tsx';
import { FormFrame } from '#features/submissions/ui/form-parts/FormFrame.tsx';
import { useFields } from '#features/submissions/ui/form-parts/use-fields.ts';
import { useFilledForm } from '#features/submissions/ui/form-parts/use-filled-form.ts';
import { HumanCheck } from '#features/submissions/ui/human-check/index.ts';
import { pageProblemStay } from '#features/submissions/ui/queue/retry-schedule.ts';
import { type PageProblemValues, pageProblem } from '../model/page-problem.ts';
import { pageProblemSpec } from './page-problem-spec.ts';
import { SubmittedPageProblem } from './SubmittedPageProblem.tsx';
import { useSettingsText } from './use-settings-text.ts';

/** What the server can fill in. */
interface FilledIn {
  /** The page that the visitor comes from, as a path; empty where none is known. */
  pageBefore: string;
}

/** Props of `PageProblemForm`. */
export interface PageProblemFormProps extends FormPageData<PageProblemValues>, FilledIn {
  /** The id of the heading above it. */
  headingId: string;
}

const route = {
  url: formCalls.submitPageProblem,
  stay: pageProblemStay,
  contentOf: (values: PageProblemValues) => values,
};

/** Says what is wrong with a page, from first field to confirmation. Renders a `form`, or the confirmation in its place. */
export function PageProblemForm({
  headingId,
  humanCheck,
  formToken,
  pageBefore,
  ...data
}: PageProblemFormProps) {
  return (
    <FormFlow
      data={data}
      route={route}
      prefix={pageProblemSpec.prefix}
      confirmation={(submitted) => <SubmittedPageProblem {...submitted} />}
    >
      {(begin) => <Fields {...begin} {...{ headingId, humanCheck, formToken, pageBefore }} />}
    </FormFlow>
  );
}

interface FieldsProps extends FormToFill<PageProblemValues>, FilledIn {
  headingId: string;
  humanCheck: HumanCheckSettings;
  formToken: string;
}

/** The form itself. Renders a `form`. */
function Fields({ headingId, humanCheck, formToken, pageBefore, values, faults, onSubmit }: FieldsProps) {
  const { t } = useLingui();
  const settings = useSettingsText();
  const initial = useMemo(
    () => ({ ...pageProblem.empty, page: pageBefore, settings }),
    [pageBefore, settings],
  );
  const filled = useFilledForm(pageProblemSpec, { initial, values, faults });
  const { form } = filled;
  const filledIn = useRef(settings);
  // Before the hooks that remember what was typed have a look: what is filled in is nobody's answer.
  useLayoutEffect(() => {
    const before = filledIn.current;
    filledIn.current = settings;
    // As the form begins there is nothing to change, and what was typed before this script came is not yet known to it.
    if (before === settings || form.getValues('settings') !== before) return;
    form.resetField('settings', { defaultValue: settings });
  }, [form, settings]);
  const { text } = useFields(pageProblemSpec, filled);
  const { href: phoneLink, display: phone } = brand.phone;
  const { challengeUrl } = humanCheck;
  return (
    <FormFrame
      spec={pageProblemSpec}
      filled={filled}
      action={formCalls.submitPageProblem}
      title={{ headingId }}
      check={(events) => (
        // Always the built-in one: pictures of crosswalks may be just what stops whoever writes here.
        <HumanCheck
          id="problem-recaptcha"
          settings={{ kind: 'altcha', challengeUrl }}
          phone={phone}
          {...events}
        />
      )}
      formToken={formToken}
      phoneNote={
        <Trans comment="Beside the button that sends what is wrong with a page; {phone} is a telephone number, 711 a free relay service">
          You can also call, or dial 711 first:{' '}
          <a _t="link" href={phoneLink}>
            {phone}
          </a>
        </Trans>
      }
      onSubmit={onSubmit}
    >
      <TextArea
        {...text('problem')}
        required
        rows={5}
        autoComplete="off"
        hint={t`What you tried to do, and what happened instead. A word that reads wrong counts too.`}
      />
      <TextField
        {...text('page')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t`Filled in if you came from one of our pages.`}
      />
      <TextField
        {...text('reach')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t`A phone number or an email address. If you leave it empty, we fix the page without writing back.`}
      />
      <TextArea
        {...text('settings')}
        rows={5}
        autoComplete="off"
        spellCheck={false}
        hint={t`Helps us see what you see. Change it or empty it as you like.`}
      />
    </FormFrame>
  );
}
