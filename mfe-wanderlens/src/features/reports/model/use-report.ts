import { useMutation } from '@tanstack/react-query';
import { fetchReport } from '../api/fetch-report';
import { saveFile } from './save-file';

/** Creates a report and downloads it. */
export const useReport = () =>
  useMutation({
    mutationFn: fetchReport,
    onSuccess: saveFile,
  });
