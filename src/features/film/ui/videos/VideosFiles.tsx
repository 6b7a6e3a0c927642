import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { DocumentLink } from '#design-system/document-link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { role } from '#design-system/theme/roles.ts';

interface VideosFilesProps {
  files: readonly {
    id: string;
    file: string;
    title: string;
    kind: string;
    size: string;
    language: string | null;
  }[];
}

/** The files of the film, each with its kind, size and language. Renders a `ul`. */
export function VideosFiles({ files }: VideosFilesProps) {
  const { t } = useLingui();
  const languageOf = (language: string | null): string => {
    if (language === 'en')
      return t({
        message: 'English',
        context: 'file',
        comment: 'Language of a file, in parentheses behind a link',
      });
    if (language === 'es')
      return t({
        message: 'Spanish',
        context: 'file',
        comment: 'Language of a file, in parentheses behind a link',
      });
    return t({
      message: 'without words',
      context: 'file',
      comment: 'Of a film file without speech, in parentheses behind a link',
    });
  };
  return (
    <List role="list">
      {files.map(({ id, file, title, kind, size, language }) => (
        <li key={id}>
          <DocumentLink
            href={`/film/${file}`}
            title={title}
            meta={`${kind}, ${size}, ${languageOf(language)}`}
            hrefLang={language ?? undefined}
          />
        </li>
      ))}
    </List>
  );
}

const List = styled(PlainList)({
  borderBlockStart: `3px solid ${role.text}`,
  '& > li': { maxWidth: 'none', borderBlockEnd: `1px solid ${role.line}` },
});
