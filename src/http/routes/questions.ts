// A question read into wishes, for lists, maps and chips.
import { QuestionBody, QuestionQuery, questionBody } from '../../contract/questions.ts';
import { type QuestionDeps, readQuestion } from '../../usecases/questions.ts';
import { countQuestion, type Tally } from '../../usecases/tally.ts';
import { positionOf } from '../filters.ts';
import { languageOf } from '../language.ts';
import { failures, type Routes } from '../routes.ts';

export const questionRoutes: Routes<QuestionDeps & { readonly tally: Tally }> = async (app, deps) => {
  app.get(
    '/api/places/question/',
    {
      schema: {
        tags: ['places'],
        operationId: 'read_question',
        summary: 'What a question about places asks for',
        description:
          'The wishes of `q` as the chat understands them, joined to those of before (`wish`) unless something else is looked for. Lists take them as `wish`, and `text` as `q`.',
        querystring: QuestionQuery,
        response: { 200: QuestionBody, ...failures(422) },
      },
    },
    async (request, reply) => {
      const { q: text = '', wish: before = [], lang } = request.query;
      const language = languageOf(request, lang);
      reply.header('content-language', language).header('vary', 'accept-language');
      const position = positionOf(request.query);
      const read = await readQuestion(deps, { text, before, language, ...(position && { position }) });
      // A list whose chips are changed asks again, with no words.
      const wishes = read.wishes.map(({ wish }) => wish);
      if (text.trim() !== '') countQuestion(deps.tally, language, { ...read, wishes });
      return questionBody(read);
    },
  );
};
