export { Avatar } from './people/avatar';
