export { TeamHours as default } from '../features/tools/team-hours/components/team-hours';
