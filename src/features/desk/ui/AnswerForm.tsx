import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { ErrorSummary } from '#design-system/error-summary/index.ts';
import { SelectField, TextArea } from '#design-system/field/index.ts';
import { Stack, Text } from '#design-system/layout/index.ts';
import { answerKinds } from '#features/submissions/model/answer-note.ts';
import { language } from '#i18n/current.ts';
import { answerFields } from '../model/answer-form.ts';
import { deskPath, recordRest } from '../model/desk-paths.ts';
import type { DeskRecord } from '../model/desk-view.ts';
import { answerFaultWords, answerWords } from './answer-words.ts';

interface AnswerFormProps {
  page: Pick<DeskRecord, 'reference' | 'work' | 'answer' | 'typedAnswer'>;
  /** Its button is the one that matters most. */
  isMain: boolean;
}

/**
 * Notes how a request was answered: as it is marked as done, or later. Renders a `form` of a choice, a text and a button. Both
 * fields may be left empty: what is answered by itself needs no note.
 */
export function AnswerForm({ page: { reference, work, answer, typedAnswer }, isMain }: AnswerFormProps) {
  const { i18n, t } = useLingui();
  const isDone = work.doneAt !== null;
  const kept = answer === 'unreadable' ? null : answer;
  const { kind, text } = typedAnswer ?? kept ?? { kind: '', text: '' };
  const fault = typedAnswer?.fault;
  const isOfKind = fault === 'kind-missing' || fault === 'stale';
  const said = fault && i18n._(answerFaultWords[fault]);
  return (
    <form
      method="post"
      action={deskPath(language, `${recordRest(reference)}/${isDone ? 'note' : 'done'}`)}
      aria-label={t({ message: 'How it was answered', comment: 'Heading, and name of a form, for staff' })}
    >
      <input type="hidden" name="version" value={work.version} />
      <Stack gap="fields">
        {said && (
          <ErrorSummary
            headingId="answer-errors"
            title={t({
              message: 'There is a problem',
              comment: 'Heading above the list of errors in a form',
            })}
            errors={[{ fieldId: isOfKind ? answerFields.kind : answerFields.text, message: said }]}
            autoFocus
          />
        )}
        {answer === 'unreadable' && (
          <Text strong>
            <Trans comment="Above the form that notes how a request was answered">
              The note that was kept does not open. Tell whoever runs this website before you write another.
            </Trans>
          </Text>
        )}
        <SelectField
          id={answerFields.kind}
          name={answerFields.kind}
          label={t({ message: 'How it was answered', comment: 'Heading, and name of a form, for staff' })}
          defaultValue={kind}
          error={fault === 'kind-missing' ? said : undefined}
          options={[
            {
              value: '',
              label: t({ message: 'Not noted', comment: 'First of a choice: how it was answered' }),
            },
            ...answerKinds.map((value) => ({ value, label: i18n._(answerWords[value]) })),
          ]}
        />
        <TextArea
          id={answerFields.text}
          name={answerFields.text}
          label={t({ message: 'Note about the answer', comment: 'Label of a text, for staff' })}
          hint={t({
            message:
              'Up to 1,000 characters, such as when and how. Exports include it, even the one for the person.',
            comment: 'Hint below “Note about the answer”',
          })}
          defaultValue={text}
          rows={4}
          error={fault && !isOfKind ? said : undefined}
        />
        <div>
          <Button type="submit" variant={isMain ? 'primary' : 'secondary'}>
            {isDone
              ? t({ message: 'Keep the note', comment: 'Button that keeps how a request was answered' })
              : t({ message: 'Mark it as done', comment: 'Button, for staff' })}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
