# Completes the commands of docket in bash.
_docket() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  local command=${COMP_WORDS[1]} words=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='add status sync list export read --help --version'
  else
    case "$before" in
      --zip) COMPREPLY=($(compgen -f -- "$word")) && return ;;
      --account | --from | --to) return ;;
    esac
    case "$command" in
      add) words='--account --json' ;;
      status | sync | read) words='--json' ;;
      list) words='--from --to --json' ;;
      export) words='--from --to --zip --json' ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -o filenames -F _docket docket
