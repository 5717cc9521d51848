import { Route, Routes } from 'react-router-dom';
import { ModerationCounts } from './moderation-counts';
import { Rules } from './rules';

/** The community rules, and what came of them month by month. */
const RulesPages = () => (
  <Routes>
    <Route index element={<Rules />} />
    <Route path="moderation" element={<ModerationCounts />} />
  </Routes>
);

export default RulesPages;
