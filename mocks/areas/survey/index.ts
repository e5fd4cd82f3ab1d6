import { defineArea } from '../../area';
import { DAY_MS, startOfWrittenDay, writtenDay } from '../../manilaTime';
import { listed } from '../../records';
import { manyRatings, noRatings, ratingsBetween, usualRatings } from './ratings';

export const survey = defineArea({
  name: 'survey',
  seed: (now) => ({ amount: usualRatings(now) }),
  empty: () => ({ amount: noRatings }),
  large: (now) => ({ amount: manyRatings(now) }),
  scenarios: [
    {
      name: 'survey-empty',
      description: 'No member has answered the survey yet: the report says so, and no file is saved.',
      prepare(_world, state) {
        state.amount = noRatings;
      },
    },
  ],
  handlers: {
    exportSurvey: ({ body, state }) => {
      const { product, platform, startdate, enddate } = body.Value;
      const [from, to] = [startdate, enddate].map((day) => startOfWrittenDay(writtenDay(day))) as [number, number];
      const ratings = ratingsBetween(state.amount, product, from, to + DAY_MS);
      return listed(ratings.filter((rating) => platform === 'ALL' || rating.platform === platform));
    },
  },
});
