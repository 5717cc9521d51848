import { useMutation } from '@tanstack/react-query';
import { fetchReport } from '../api/fetch-report';
import { saveFile } from './save-file';

/** Makes a report and hands it to the browser. */
export const useReport = () =>
  useMutation({
    mutationFn: fetchReport,
    onSuccess: saveFile,
  });
