import { useLingui } from '@lingui/react/macro';
import { DocumentLink } from '#design-system/document-link/index.ts';
import { RuledList } from '#design-system/list/index.ts';

interface VideosFilesProps {
  files: readonly {
    id: string;
    file: string;
    title: string;
    kind: string;
    size: string;
    language: string;
  }[];
}

/** The files of the film, each with its kind, size and language. Renders a `ul`. */
export function VideosFiles({ files }: VideosFilesProps) {
  const { t } = useLingui();
  const languageOf = (language: string): string => {
    if (language === 'en')
      return t({
        message: 'English',
        context: 'file',
        comment: 'Language of a file, in parentheses behind a link',
      });
    return t({
      message: 'Spanish',
      context: 'file',
      comment: 'Language of a file, in parentheses behind a link',
    });
  };
  return (
    <RuledList role="list" room="none">
      {files.map(({ id, file, title, kind, size, language }) => (
        <li key={id}>
          <DocumentLink
            href={`/film/${file}`}
            title={title}
            meta={`${kind}, ${size}, ${languageOf(language)}`}
            hrefLang={language}
          />
        </li>
      ))}
    </RuledList>
  );
}
